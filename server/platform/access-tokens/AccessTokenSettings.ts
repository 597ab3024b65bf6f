export interface AccessTokenSettings {
  /** 32 or more characters; anyone who knows it can sign tokens */
  secret: string;
  lifetimeSeconds: number;
}
