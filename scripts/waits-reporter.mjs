// A reporter of the test runner: a line of JSON for each test that failed. `waited`: it waited in vain for something.
const WAITED = /Timeout \d+ms exceeded|waited in vain for/;

/** The reporter, as `node --test` calls it. */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail') continue;
    const { error } = data.details;
    // A file fails with its tests, which say why.
    if (error?.failureType === 'subtestsFailed') continue;
    const why = `${error?.message ?? ''} ${error?.cause?.message ?? error?.cause ?? ''}`;
    yield `${JSON.stringify({ file: data.file, name: data.name, waited: WAITED.test(why) })}\n`;
  }
}
