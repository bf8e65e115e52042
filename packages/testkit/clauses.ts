/** A clause of a rule book: `LM-2.1`, `DH-6.4`, `LV-1.2`. */
const ID = /^[A-Z]{2,4}-\d+\.\d+$/;

/** The clause ids of a RULES.md, in order: those that stand in bold at the beginning of a list item. */
export function clausesOf(rules: string): string[] {
  return [...rules.matchAll(/^\s*[-*] \*\*([A-Z]{2,4}-\d+\.\d+)\*\*/gm)].map((match) => match[1]!);
}

/** Calls that register a test, each at the beginning of a line, with the quoted title that follows. */
const TESTS = /^\s*(?:test|it)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;

/** The clause ids that a test title begins with, between spaces or commas. */
export function citedBy(title: string): string[] {
  const cited: string[] = [];
  for (const word of title.split(/[\s,]+/)) {
    if (!ID.test(word)) break;
    cited.push(word);
  }
  return cited;
}

/** The titles of a test file, as they are written there. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(TESTS)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/** The clause ids that the titles of a test file begin with. */
export function testedIn(source: string): Set<string> {
  return new Set(titlesIn(source).flatMap(citedBy));
}
