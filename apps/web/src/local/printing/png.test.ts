import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 as known, deflateSync } from 'node:zlib';
import { crc32, DOTS, withDensity, zipOf } from './png.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the checksum is that of PNG', () => {
  assert.equal(crc32(bytes('123456789')), 0xcbf43926);
  const long = Uint8Array.from({ length: 1000 }, (_, i) => (i * 31) & 0xff);
  assert.equal(crc32(long), known(long));
});

test('a picture says its dots to the inch, right behind its head', () => {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(known(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const head = chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'));
  const rest = Buffer.concat([
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const made = Buffer.from(withDensity(Buffer.concat([signature, head, rest]), DOTS));
  const density = chunk('pHYs', Buffer.from('00005c4600005c4601', 'hex'));
  // 600 dots to the inch are 23 622 to the metre.
  assert.equal(0x5c46, 23_622);
  assert.deepEqual(made, Buffer.concat([signature, head, density, rest]));
});

test('an archive names its files, where they begin, and ends with their number', () => {
  const files = [
    { name: 'card-01-front.png', bytes: bytes('one') },
    { name: 'card-01-rear.png', bytes: bytes('another') },
  ];
  const zip = Buffer.from(zipOf(files));
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), 0x06054b50);
  assert.deepEqual([zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)], [2, 2]);
  let entry = zip.readUInt32LE(end + 16);
  assert.equal(entry + zip.readUInt32LE(end + 12), end);
  for (const { name, bytes: content } of files) {
    assert.equal(zip.readUInt32LE(entry), 0x02014b50);
    assert.equal(zip.readUInt32LE(entry + 16), known(content));
    assert.equal(zip.toString('latin1', entry + 46, entry + 46 + name.length), name);
    const local = zip.readUInt32LE(entry + 42);
    assert.equal(zip.readUInt32LE(local), 0x04034b50);
    assert.equal(zip.toString('latin1', local + 30, local + 30 + name.length), name);
    const from = local + 30 + name.length;
    assert.deepEqual(zip.subarray(from, from + zip.readUInt32LE(local + 18)), Buffer.from(content));
    entry += 46 + name.length;
  }
  assert.equal(entry, end);
});
