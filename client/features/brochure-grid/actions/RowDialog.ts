/** What a row opens over the table. */
export type RowDialog = 'qrCode' | 'vendorLogin' | 'notify' | 'reportPreview';
