import { Modal, type ModalProps } from 'antd';
import { useRef, useEffect, useState } from 'react';
import { focusFirstField } from './focusFirst';

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

/**
 * Returns the focus to what had it before a dialog was drawn, once the dialog is taken away. antd returns it only where
 * its dialog stays and closes. A focus that has moved on meanwhile stays where it is.
 */
function useReturnFocus(): void {
  // before what is inside takes the focus
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const { activeElement, body } = document;
        const isNowhere = activeElement === null || activeElement === body;
        if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      }, 0);
    },
    [opener],
  );
}
