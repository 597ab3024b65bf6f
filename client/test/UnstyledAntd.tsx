import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { AntdProvider } from '../app/AntdProvider';

/** Ant Design as the areas have it, without writing its style sheets, which jsdom would read again for each question. */
export function UnstyledAntd({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <AntdProvider>{children}</AntdProvider>
    </ConfigProvider>
  );
}
