import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { AntdProvider } from '../app/theme/AntdProvider';

/** Ant Design without its style sheets, which jsdom would parse again for each query. */
export function UnstyledAntd({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <AntdProvider>{children}</AntdProvider>
    </ConfigProvider>
  );
}
