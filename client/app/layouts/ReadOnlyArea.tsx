import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { dark, light } from '../../generated/palettes';
import { usePrefersDark } from '../theme/usePrefersDark';

interface ReadOnlyAreaProps {
  isReadOnly: boolean;
  children: ReactNode;
}

/**
 * Disables Ant Design's fields and buttons, unless one says `disabled={false}` itself because it only reads. What they
 * contain stays as easy to read.
 */
export function ReadOnlyArea({ isReadOnly, children }: ReadOnlyAreaProps) {
  const { textMuted } = usePrefersDark() ? dark : light;
  return (
    <ConfigProvider
      componentDisabled={isReadOnly}
      {...(isReadOnly && { theme: { token: { colorTextDisabled: textMuted } } })}
    >
      {children}
    </ConfigProvider>
  );
}
