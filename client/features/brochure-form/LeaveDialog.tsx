import { Modal } from 'antd';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Modal
      title="Leave without saving?"
      open={isOpen}
      okText="Leave"
      cancelText="Go on writing"
      onOk={onLeave}
      onCancel={onStay}
    >
      What you typed is kept on this device and offered again when you open this ad.
    </Modal>
  );
}
