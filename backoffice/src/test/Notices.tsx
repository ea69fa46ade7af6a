import { CloseNotificationContext, useNotificationContext } from 'ra-core';
import type { ReactElement } from 'react';

/** Shows the notices that were asked for, with what can be pressed in them; those of the program itself need its layout. */
export function Notices(): ReactElement {
  const { notifications } = useNotificationContext();
  return (
    <CloseNotificationContext.Provider value={() => undefined}>
      {notifications.map(({ message, notificationOptions }, index) => (
        <div key={index} role="status">
          {message} {notificationOptions?.['action']}
        </div>
      ))}
    </CloseNotificationContext.Provider>
  );
}
