// `npm run deployment`: writes examples of server configurations to docs/deployment, including the contact form's
// service if the environment names one.

import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { CACHING, HTTPS_HEADERS, originOf, securityHeaders } from './headers.mjs'

const FOLDER = new URL('../docs/deployment/', import.meta.url)

/** @param {string | null} formOrigin */
const headersOf = (formOrigin) =>
  Object.entries({ ...HTTPS_HEADERS, ...securityHeaders(formOrigin) })

/** @param {string | null} formOrigin */
export function nginxExample(formOrigin) {
  const cachingLines = CACHING.map(({ folders, value }) =>
    folders.length > 0 ? `    ~^/(${folders.join('|')})/ "${value}";` : `    default "${value}";`,
  )
  const headerLines = headersOf(formOrigin).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  return `# Fairwheel behind nginx: put dist/ where root points, and your name and certificate in.
# Written by \`npm run deployment\`; belongs into the http block, for example as /etc/nginx/conf.d/fairwheel.conf.

map $uri $fairwheel_caching {
${cachingLines.join('\n')}
}

server {
    listen 443 ssl http2;
    server_name wheel.example.org;
    ssl_certificate     /etc/ssl/wheel.example.org.pem;
    ssl_certificate_key /etc/ssl/wheel.example.org.key;

    root /var/www/fairwheel;
    charset utf-8;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain;

    # Not \`always\`: that a file is missing is not to be kept.
    add_header Cache-Control $fairwheel_caching;
${headerLines.join('\n')}

    # /about is about.html; whatever is no file shows the wheel.
    location / {
        try_files $uri $uri.html /index.html;
    }
    # A missing part of the site is missing; a page in its place would be kept for a year.
    location /assets/ {
        try_files $uri =404;
    }
    # The same for the worker: browsers that find it missing take it off.
    location = /sw.js {
        try_files $uri =404;
    }
    location = /manifest.webmanifest {
        default_type application/manifest+json;
    }
}

server {
    listen 80;
    server_name wheel.example.org;
    return 301 https://$host$request_uri;
}
`
}

/** @param {string | null} formOrigin */
export function caddyExample(formOrigin) {
  const headerLines = headersOf(formOrigin).map(([name, value]) => `        ${name} "${value}"`)
  const named = CACHING.filter(({ folders }) => folders.length > 0)
  const [rest] = CACHING.slice(-1)
  const folders = named.flatMap((one) => one.folders)
  const cachingLines = named.flatMap(({ folders, value }, index) => [
    `    @kept${index + 1} {`,
    `        path ${folders.map((folder) => `/${folder}/*`).join(' ')}`,
    '        file',
    '    }',
    `    header @kept${index + 1} Cache-Control "${value}"`,
  ])
  return `# Fairwheel behind Caddy, which gets its certificate by itself: put dist/ where root points, and your name in.
# Written by \`npm run deployment\`.

wheel.example.org {
    root * /var/www/fairwheel
    encode zstd gzip

    header {
${headerLines.join('\n')}
    }
    # Only of files that are there: that one is missing is not to be kept.
${cachingLines.join('\n')}
    @asked not path ${folders.map((folder) => `/${folder}/*`).join(' ')}
    header @asked Cache-Control "${rest?.value}"
    header /manifest.webmanifest Content-Type application/manifest+json

    # /about is about.html; whatever is no file shows the wheel, but a missing part of the site is missing,
    # and so is the worker: browsers that find it missing take it off.
    @pages {
        not path /assets/* /sw.js
        file {
            try_files {path} {path}.html /index.html
        }
    }
    rewrite @pages {file_match.relative}
    file_server
}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const formOrigin = originOf(process.env.VITE_CONTACT_ENDPOINT ?? '')
  await writeFile(new URL('nginx.conf', FOLDER), nginxExample(formOrigin))
  await writeFile(new URL('Caddyfile', FOLDER), caddyExample(formOrigin))
}
