// boardgame.io's server with its store in memory, on 127.0.0.1 alone (left to itself it listens to everybody). Says its port.
import { createRequire } from 'node:module';
import { lines } from './lines.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
const server = Server({ games: [lines], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}/`);
