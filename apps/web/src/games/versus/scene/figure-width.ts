/** A value as it is shown: its figure, and its unit, empty without one. */
interface Parts {
  readonly figure: string;
  readonly unit: string;
}

/** Parts a value at the space after its last digit; one in words alone is all figure. */
export function partsOf(text: string): Parts {
  const [, figure = text, unit = ''] = /^(.*\d)\s+(\D+)$/u.exec(text) ?? [];
  return { figure, unit };
}

/** Widths in em of the face of figures, each a little more than measured. */
const DIGIT = 0.51;
const POINT = 0.25;
const LETTER = 0.43;
const WIDE_LETTER = 0.8;
const sum = (text: string, widthOf: (letter: string) => number): number =>
  Math.round(100 * [...text].reduce((all, letter) => all + widthOf(letter), 0)) / 100;

/** How wide both parts are, each in em of its own size, estimated so that no part of the page has to be measured. */
export function widthsOf({ figure, unit }: Parts): { readonly figure: number; readonly unit: number } {
  return {
    figure: sum(figure, (letter) => (/\d/.test(letter) ? DIGIT : /[.,\s]/.test(letter) ? POINT : LETTER)),
    unit: sum(unit, (letter) => (/[mw]/i.test(letter) ? WIDE_LETTER : letter === ' ' ? POINT : LETTER)),
  };
}
