// Shows the messages that the server sends while no page is open, and leads to the table on a tap. It keeps no pages.
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // A browser wants to see something for each message, whatever came.
  }
  const { title = 'Turntable', text = '', path = '/' } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      // One message a table: the newest counts.
      tag: path,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  // Whatever a message says, it leads to this site only.
  const target = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url.split('#')[0] === target);
      return there ? there.focus() : self.clients.openWindow(target);
    }),
  );
});
