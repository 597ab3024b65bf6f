import { Modal, type ModalProps } from 'antd';
import { useRef } from 'react';
import { focusFirstField } from './focusFirst';
import { useReturnFocus } from './useReturnFocus';

/**
 * A dialog that is drawn while it is open and taken away to close it. Its first field has the focus, and the focus
 * returns to what opened it.
 */
export function Dialog({ children, ...props }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Modal open afterOpenChange={(isOpen) => isOpen && focusFirstField(content.current)} {...props}>
      <div ref={content}>{children}</div>
    </Modal>
  );
}
