import { OffersElement } from './OffersElement';

OffersElement.site = new URL(import.meta.url).origin;
if (!customElements.get('local-offers')) customElements.define('local-offers', OffersElement);
