import { DetailsPage } from './DetailsPage';

/** `/details/{id}`. */
export default function BrochureDetailsScreen() {
  return <DetailsPage />;
}
