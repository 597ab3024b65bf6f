/** Where a bucket is and how it is reached. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** null: Amazon's own */
  endpoint: string | null;
  /** what comes before every key; ends with a slash where it is not empty */
  prefix: string;
  /** null: what the machine knows by itself, as Amazon's tools do */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** the bucket in the path instead of in the host's name */
  pathStyle: boolean;
}
