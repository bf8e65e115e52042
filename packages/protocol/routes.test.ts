import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressed, PATHS, type RouteName } from './paths.ts';
import { misfit, ROUTES } from './routes.ts';

const table = {
  id: 't',
  entry: 'code',
  game: 'loko-moto',
  options: {},
  starter: 'lot',
  status: 'waiting',
  seats: [{ kind: 'open', name: '', here: false }],
  madeAt: 0,
  commitment: '',
  watchers: 0,
};
const place = { seats: [], host: false };

test('an answer as promised fits, with fields that a newer server adds', () => {
  assert.equal(misfit('table', { table: { ...table, weather: 'fine' }, place }), undefined);
});

test('an answer that breaks the contract is told with its place', () => {
  assert.match(
    misfit('table', { table: { ...table, seats: [{ kind: 'sofa' }] }, place })!,
    /^table\.seats\.0\.kind: /,
  );
  assert.match(misfit('table', { table })!, /^place: /);
  assert.match(misfit('history', [])!, /^answer: /);
  assert.match(misfit('replay', null)!, /^answer: /);
});

test('every route has a path and a schema; what it posts stands in a body', () => {
  assert.deepEqual(Object.keys(ROUTES).sort(), Object.keys(PATHS).sort());
  for (const [name, route] of Object.entries(ROUTES))
    if ('body' in route) assert.match(PATHS[name as RouteName], /^POST /);
  assert.equal(new Set(Object.values(PATHS)).size, Object.keys(PATHS).length);
});

test('parameters are written into the path so that they are one part of it', () => {
  assert.deepEqual(addressed('replay', { id: 'a/b?c' }), { method: 'GET', path: '/tables/a%2Fb%3Fc/replay' });
});
