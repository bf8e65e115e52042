/** Whether a sheet lies over the page (`Sheet.tsx`): then keys that work wherever the focus is do nothing. */
export const isUnderSheet = (): boolean => document.querySelector('[aria-modal]') !== null;
