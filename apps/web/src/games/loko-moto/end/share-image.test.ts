import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument } from '../../../device/testing/hook.ts';

openDocument();
const { shareImage } = await import('./share-image.ts');

/** A layer of the map that lies there on the page, with what its place says. */
function layer(style: string, ...[x, y, width, height]: readonly [number, number, number, number]): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('style', style);
  svg.getBoundingClientRect = () => ({ left: x, top: y, width, height }) as DOMRect;
  return svg;
}

test('the line that was drawn last lies in the shared picture where it lies on the map', async (t) => {
  const map = document.createElement('div');
  map.className = 'lm-map';
  map.append(
    layer('', 100, 50, 580, 425),
    layer('left: 50%; top: 20%; width: 10%; height: 4%', 390, 135, 58, 17),
  );
  document.body.append(map);
  const drawn: { readonly at: readonly number[]; readonly source: string }[] = [];
  const brush = {
    drawImage: (image: { src: string }, ...at: number[]) => drawn.push({ at, source: image.src }),
  };
  const canvas = {
    getContext: () => new Proxy(brush, { get: (does, name) => Reflect.get(does, name) ?? (() => {}) }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob()),
  };
  const create = document.createElement.bind(document);
  t.mock.method(document, 'createElement', (name: string) => (name === 'canvas' ? canvas : create(name)));
  t.mock.property(globalThis, 'Image', class { src = ''; decode = async () => {}; } as never); // prettier-ignore
  t.mock.method(URL, 'createObjectURL', () => 'blob:picture');
  t.mock.timers.enable({ apis: ['setTimeout'] });
  await shareImage({ title: 'Ada', line: 'wins', names: ['Ada'], scores: [1], winners: [0] });
  assert.deepEqual(
    drawn.map(({ at }) => at),
    [
      [20, 20, 1160, 850],
      [600, 190, 116, 34],
    ],
  );
  const last = decodeURIComponent(drawn[1]!.source);
  assert.match(last, /width: 116px/);
  assert.doesNotMatch(last, /width: 10%/);
});
