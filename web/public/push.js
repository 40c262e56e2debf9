// Shows that it is somebody's turn, and opens the table when the notification is tapped. It caches nothing.
self.addEventListener('push', (event) => {
  const { table, title, text } = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(title ?? 'Five Fires', {
      body: text ?? '',
      icon: '/flame.svg',
      tag: `turn-${table ?? ''}`,
      data: { table },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data.table ? `/t/${event.notification.data.table}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
