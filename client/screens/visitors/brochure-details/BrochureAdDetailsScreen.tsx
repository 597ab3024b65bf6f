import { DetailsPage } from './DetailsPage';

/** `/details/brochure-ad/{id}`: a brochure with pages to turn. */
export default function BrochureAdDetailsScreen() {
  return <DetailsPage ofBrochureAd />;
}
