import { Modal, type ModalProps } from 'antd';
import { useRef, useEffect, useState } from 'react';
import { focusFirstField } from './focusFirst';

/**
 * A dialog that is open while it is mounted. Focuses its first field, unless its user is in a field already, and later
 * returns the focus to its opener.
 */
export function Dialog({ children, ...props }: ModalProps) {
  const content = useRef<HTMLDivElement>(null);
  useReturnFocus();
  const takeFocus = (isOpen: boolean): void => {
    if (isOpen && content.current?.contains(document.activeElement) !== true) focusFirstField(content.current);
  };
  return (
    <Modal open afterOpenChange={takeFocus} {...props}>
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
