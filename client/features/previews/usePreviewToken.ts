import { useLocation } from 'react-router';
import { previewParameter } from './previewPath';

/** The token of the preview link in the address; null without one. */
export function usePreviewToken(): string | null {
  return new URLSearchParams(useLocation().search).get(previewParameter);
}
