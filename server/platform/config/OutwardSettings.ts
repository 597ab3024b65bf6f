/** Where the pages lead outside, and what of others' they show. */
export interface OutwardSettings {
  /** Where the images of QR codes lie, no slash at the end; null: this server draws them. */
  qrBaseUrl: string | null;
  /** Hosts whose flipbooks may be shown inside of our pages, as `books.example`; `*.books.example` for those below. */
  flipbookHosts: string[];
  /** Hosts that `/vendorRecirect` leads to without asking, beside those of published ads. */
  redirectHosts: string[];
  /** The ad whose view `/vendorRecirect` records; null: none. */
  redirectBrochureId: number | null;
}
