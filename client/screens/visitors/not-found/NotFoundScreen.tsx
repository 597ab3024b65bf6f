import { NotFound } from '../../../features/site-navigation/NotFound';

export default function NotFoundScreen() {
  return <NotFound />;
}
