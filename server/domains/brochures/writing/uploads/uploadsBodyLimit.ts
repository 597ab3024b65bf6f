/** Bytes of a body with files in base64, which is a third larger than the files: about 48 MB of files in one call. */
export const uploadsBodyLimit = 64 * 1024 * 1024;
