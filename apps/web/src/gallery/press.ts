/** How long lazy parts and answers are waited for (ms). */
const PATIENCE = 5_000;

/** Resolves with what `find` finds as soon as the page has it; undefined after `PATIENCE`. */
function appears<Item>(find: () => Item | undefined): Promise<Item | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const found = find();
      if (found === undefined) return;
      done(found);
    };
    const done = (found: Item | undefined): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const timer = setTimeout(done, PATIENCE, undefined);
    look();
  });
}

const isLoading = (): boolean => document.querySelector('.loading') !== null;
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
const TAPPED = 'button, a, summary, [role="button"], [role="tab"], [role="option"], [tabindex]';

/** Waits until everything has loaded, then clicks the elements of these names one after the other; `A|B` is one name in two languages. */
export async function pressAll(names: readonly string[]): Promise<void> {
  const settled = (): Promise<unknown> =>
    appears(() => (document.querySelector('h1, h2, main') && !isLoading() ? true : undefined));
  await settled();
  for (const name of names) {
    const target = await appears(() =>
      [...document.querySelectorAll(TAPPED)].find((element) =>
        name.split('|').some((one) => nameOf(element).startsWith(one)),
      ),
    );
    if (!target) throw new Error(`nothing here is called ${name}`);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
    await settled();
  }
}
