export interface AccessTokenSettings {
  /** 32 or more characters; whoever knows it can sign tokens */
  secret: string;
  lifetimeSeconds: number;
}
