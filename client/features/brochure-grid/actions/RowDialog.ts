/** Dialogs that a row can open. */
export type RowDialog = 'qrCode' | 'vendorLogin' | 'notify' | 'reportPreview' | 'copyWithDates' | 'confirmDelete';
