/** External links and external content of the pages. */
export interface OutwardSettings {
  /** URL of the QR code images, without a trailing slash; null: this server draws them. */
  qrBaseUrl: string | null;
  /** Hosts whose flipbooks pages may show, as `books.example`; `*.books.example` includes subdomains only. */
  flipbookHosts: string[];
  /** Hosts that `/vendorRecirect` redirects to without asking, besides those of published ads. */
  redirectHosts: string[];
  /** Hosts that no link of an ad may lead to, each with all hosts below it. */
  badHosts: ReadonlySet<string>;
  /** The ad whose view `/vendorRecirect` records; null: none. */
  redirectBrochureId: number | null;
}
