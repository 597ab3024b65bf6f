import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface TileButtonProps {
  /** key for restoring the keyboard focus */
  action: string;
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable while disabled, so the keyboard focus is not lost at the ends of the list. */
export function TileButton({ action, label, isOff = false, onPress, children }: TileButtonProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        data-action={action}
        aria-label={label}
        aria-disabled={isOff}
        icon={children}
        style={isOff ? { opacity: 0.4 } : undefined}
        onClick={() => {
          if (!isOff) onPress();
        }}
      />
    </Tooltip>
  );
}
