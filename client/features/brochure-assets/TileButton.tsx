import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

interface TileButtonProps {
  /** by which the keyboard's place is found again */
  action: string;
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays reachable where it can do nothing, so that the keyboard does not lose its place at the end of the list. */
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
