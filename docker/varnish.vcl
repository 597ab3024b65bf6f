vcl 4.1;
# cspell:ignore beresp regsub regsuball resp
# Varnish (6.0 or newer) before the site: caches public responses as long as the site says, and purges them when the site
# says so (docs/operations.md#caching-and-purging-by-a-cdn). The site needs
#   CDN_MAX_AGE_SECONDS=600  CDN_PURGE_URL=http://ADDRESS-OF-VARNISH/.purge  TRUST_PROXY=ADDRESS-OF-VARNISH
# TLS ends before Varnish, for example in docker/nginx.conf.

import std;

backend site {
  .host = "127.0.0.1";
  .port = "4000";
  .first_byte_timeout = 70s;
}

# the servers of the site
acl site_servers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (client.ip !~ site_servers) {
      return (synth(403, "Forbidden"));
    }
    if (req.method != "POST" || req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400, "Bad Request"));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }
}

sub vcl_backend_response {
  if (beresp.http.cdn-cache-control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    # those of the visitor who came first
    unset beresp.http.x-request-id;
    unset beresp.http.ratelimit-limit;
    unset beresp.http.ratelimit-remaining;
    unset beresp.http.ratelimit-reset;
  } else {
    # of one visitor; the next response may be public
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  # never an older response than the site promises, not even while a newer one is fetched
  set beresp.grace = 0s;
  set beresp.keep = 0s;
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
}
