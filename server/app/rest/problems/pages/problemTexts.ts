import type { ErrorCode } from '../../../../shared/errors/DomainError';

interface ProblemText {
  when: string;
  /** what the program that gets it does next */
  advice: string;
}

/** What the page of each problem says, for programmers. Names are between backticks. */
export const problemTexts: Record<ErrorCode, ProblemText> = {
  BAD_REQUEST: {
    when: 'The address, the query or the body makes no sense: a value of the wrong type, an unknown value of a list, JSON that cannot be read.',
    advice:
      'Mend the request. `errors` names each parameter that is wrong. Sending the same again gets the same answer.',
  },
  UNAUTHENTICATED: {
    when: 'The path needs a token, and the request has none, or one that is broken, has ended or was withdrawn. Also the answer to a wrong password.',
    advice: 'Sign in, and send `Authorization: Bearer` with the token.',
  },
  SECOND_FACTOR_REQUIRED: {
    when: 'The password is right, and the login has a second factor.',
    advice:
      'Send the `challenge` of the answer, within five minutes, with a code to `/rest/public/login/second-step`. Programs that nobody attends use an API key.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    when: 'You are an administrator without a second factor, and the time to set one up is over.',
    advice: 'Sign in on the site and set one up on the page of your account.',
  },
  PROOF_REQUIRED: {
    when: 'The session of a browser asks for something dangerous, and its last proof is older than 10 minutes.',
    advice: 'Prove with `proveIdentity` of GraphQL that it is you, and send the request again.',
  },
  FORBIDDEN: {
    when: 'You are known, but your role may not do this, or it belongs to another company.',
    advice: 'Sending it again does not help. Ask an administrator, or an owner of your company.',
  },
  NOT_FOUND: {
    when: 'Nothing is at this address, or nothing that you may see. The answer does not tell which.',
    advice: 'Forget the address. An ad that has gone for good is `GONE` instead, where visitors once saw it.',
  },
  CONFLICT: {
    when: 'It is not possible in its present state, which `detail` names, or somebody else has changed it since you read it.',
    advice: 'Read it again, and decide anew.',
  },
  GONE: {
    when: 'It was there, and is no longer: an archived ad, a used link.',
    advice: 'Remove it from your copy.',
  },
  SOLD_OUT: {
    when: 'No coupon of the offer is left.',
    advice: 'Say so to the buyer. Some may come back, for example when somebody cancels.',
  },
  ALREADY_PURCHASED: {
    when: 'The buyer has as many coupons of this offer as one person may take.',
    advice: 'Send the buyer to the coupons that they have.',
  },
  OFFER_CHANGED: {
    when: 'The coupon costs more now than the `expectedPrice` of the request.',
    advice: 'Show the price in `discountedPrice`, and ask the buyer again.',
  },
  ENDED: {
    when: 'The last day of the offer is over.',
    advice: 'Remove the offer from your copy.',
  },
  PAYLOAD_TOO_LARGE: {
    when: 'The body, or a file in it, is larger than the path accepts.',
    advice: 'Make it smaller, or send it in parts.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    when: 'The body is not JSON, has an encoding other than gzip, or holds a file of a kind that is not kept here.',
    advice: 'Send `Content-Type: application/json`.',
  },
  VALIDATION_FAILED: {
    when: 'The request can be read, but a field breaks a rule.',
    advice:
      'Show each entry of `errors` at its field: `field` names it, `code` is for your program, `message` for people.',
  },
  TOO_MANY_REQUESTS: {
    when: 'The limit of requests per minute is reached, or another limit that `detail` names.',
    advice:
      'Wait for the seconds in `Retry-After`. `RateLimit-Remaining` and `RateLimit-Reset` of every answer say how much is left, and until when.',
  },
  UNAVAILABLE: {
    when: 'The server cannot answer now: too much at once, or the database is away. Nothing is lost.',
    advice:
      'Send the same again after the seconds in `Retry-After`. Purchases happen once if they have an `Idempotency-Key`.',
  },
  INTERNAL: {
    when: 'A mistake of ours. The answer never says which; our log does.',
    advice: 'Try again later. If it stays, tell us the `requestId`.',
  },
};
