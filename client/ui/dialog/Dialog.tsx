import { Modal, type ModalProps } from 'antd';
import { useReturnFocus } from './useReturnFocus';

/** A dialog that is drawn while it is open and taken away to close it. The focus returns to what opened it. */
export function Dialog(props: ModalProps) {
  useReturnFocus();
  return <Modal open {...props} />;
}
