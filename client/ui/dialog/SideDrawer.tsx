import { Drawer, type DrawerProps } from 'antd';
import { useRef } from 'react';
import { focusFirstStop } from './focusFirst';

/** antd's drawer with the initial focus inside the dialog. antd focuses a wrapper without an accessible name. */
export function SideDrawer({ children, ...props }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer {...props} afterOpenChange={(isOpen) => isOpen && focusFirstStop(content.current)}>
      <div ref={content}>{children}</div>
    </Drawer>
  );
}
