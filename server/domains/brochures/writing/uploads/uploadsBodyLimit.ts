/** Bytes of a body that brings files in base64, which makes them a third larger: some 48 MB of files in one call. */
export const uploadsBodyLimit = 64 * 1024 * 1024;
