import { useHasScreen } from '../../platform/page/useHasScreen';
import { privatePaths } from '../../shared/privatePaths';
import { editorPath } from './editorPath';

type Ad = Parameters<typeof editorPath>[0];

/** Returns the path of an ad's editor; for a role that changes no ads, of its review, which shows its fields. */
export function useAdPath(): (ad: Ad) => string {
  const hasScreen = useHasScreen();
  return (ad) => {
    const editor = editorPath(ad);
    return hasScreen(editor) ? editor : privatePaths.adminReview(ad.databaseId);
  };
}
