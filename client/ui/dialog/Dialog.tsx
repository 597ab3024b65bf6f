import { Modal, type ModalProps } from 'antd';
import { useRef, useEffect, useState } from 'react';
import { focusFirstField } from './focusFirst';

/** A dialog that is open while it is mounted. Focuses its first field and later returns the focus to its opener. */
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
 * Returns the focus to its former element when the dialog is removed. antd does so only for dialogs that close while
 * mounted. Leaves a focus that has moved elsewhere.
 */
function useReturnFocus(): void {
  // before the content takes the focus
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
