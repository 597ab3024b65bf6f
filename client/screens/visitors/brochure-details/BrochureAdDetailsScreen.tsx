import { DetailsPage } from './DetailsPage';

/** `/details/brochure-ad/{id}`: a brochure to leaf through. */
export default function BrochureAdDetailsScreen() {
  return <DetailsPage ofBrochureAd />;
}
