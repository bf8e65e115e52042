import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['TURNTABLE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // A strict content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
