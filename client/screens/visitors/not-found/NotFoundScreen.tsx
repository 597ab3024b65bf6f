import { NotFound } from '../../../features/site-navigation/missing-pages/NotFound';

export default function NotFoundScreen() {
  return <NotFound />;
}
