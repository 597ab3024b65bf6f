import { ConfigProvider, theme } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import type { ReactNode } from 'react';
import { dark, light } from '../generated/palettes';
import { useIsWide } from './layouts/useIsWide';
import { antdTheme } from './theme/antdTheme';
import { usePrefersDark } from './theme/usePrefersDark';

dayjs.locale('en-gb'); // weeks from Monday, dates as DD/MM/YYYY

/** Opens popups inside the main landmark; at the end of the page no landmark would contain them. */
function popupContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** Padding keeps a long title clear of the close button. */
const dialogs = { styles: { header: { paddingInlineEnd: 32 } } } as const;

interface AntdProviderProps {
  children: ReactNode;
}

/** Ant Design for the areas that use it, in the site's own colours and type. */
export function AntdProvider({ children }: AntdProviderProps) {
  const isDark = usePrefersDark();
  const isWide = useIsWide();
  const algorithm = isDark ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider
      locale={enGB}
      modal={dialogs}
      getPopupContainer={popupContainer}
      theme={{ ...antdTheme(isDark ? dark : light, { forThumbs: !isWide }), algorithm }}
    >
      {children}
    </ConfigProvider>
  );
}
