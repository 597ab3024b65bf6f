import { Modal } from 'antd';
import type { ReactNode } from 'react';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** what becomes of the unsaved input */
  children: ReactNode;
}

/** Asks whether to leave a page with unsaved input (`useLeaveGuard`). */
export function LeaveDialog({ isOpen, onLeave, onStay, children }: LeaveDialogProps) {
  return (
    <Modal
      title="Leave without saving?"
      open={isOpen}
      okText="Leave"
      cancelText="Go on writing"
      onOk={onLeave}
      onCancel={onStay}
    >
      {children}
    </Modal>
  );
}
