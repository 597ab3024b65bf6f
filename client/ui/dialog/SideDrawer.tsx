import { Drawer, type DrawerProps } from 'antd';
import { useRef } from 'react';
import { focusFirstStop } from './focusFirst';

/** antd's drawer, but the focus begins inside the dialog: antd leaves it on an element around it, which has no name. */
export function SideDrawer({ children, ...props }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer {...props} afterOpenChange={(isOpen) => isOpen && focusFirstStop(content.current)}>
      <div ref={content}>{children}</div>
    </Drawer>
  );
}
