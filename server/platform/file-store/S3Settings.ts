/** Address and credentials of a bucket. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** null: Amazon's own */
  endpoint: string | null;
  /** prefix of every key; ends with a slash unless it is empty */
  prefix: string;
  /** null: the machine's own credentials, as Amazon's tools use them */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** true: the bucket is in the path instead of the host name */
  pathStyle: boolean;
}
