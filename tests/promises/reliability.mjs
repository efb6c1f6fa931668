// What is promised when things go wrong, and the faults that would break each promise. The browser test that injects
// a fault has its id in its title, after an @.

/** @type {import('../../scripts/promises.mjs').Promises} */
export const reliability = {
  file: 'docs/reliability.md',
  title: 'What Fairwheel promises when things go wrong',
  introduction: [
    'Each row is a promise, a fault that would break it, and the browser tests that inject the fault and look at what the visitor sees.',
    '`tests/store/manyTabs.test.ts` holds the promises about tabs against a model: two to four tabs over one storage, each with a late view of what the others write, in random orders of everything a visitor and a browser can do, with storage that fails and tabs that are closed. It runs 2,000 times in the test command; `MODEL_RUNS=1000000 npx vitest run tests/store/manyTabs.test.ts` runs it longer, and `MODEL_SEED` repeats a run.',
    'The tests run in Chromium. The files `faults`, `nogpu`, `reload`, `tabs` and `rescue` also run in the Firefox and WebKit of Playwright where those are installed (`npx playwright install firefox webkit`); where they are not, the test command says so and continues. The main journeys, some of these faults among them, run in the Firefox and WebKit that systems install: [engines.md](engines.md) says which, in what versions and when.',
  ],
  sections: [
    {
      title: 'A spin ends with the winner that was drawn for it',
      promises: {
        'The winner is drawn and stored before anything moves': {
          'mid-spin.reload': 'A reload during a spin',
          'mid-spin.closed': 'The tab is closed during a spin',
          'mid-spin.no-frames': 'A hidden tab that gets no frames',
          'mid-spin.asleep': 'A computer that sleeps for an hour',
        },
        'Drawing may fail; the result is announced': {
          'gpu.no-webgl': 'No WebGL at all',
          'gpu.no-context': 'No context can be created, or creating it throws',
          'gpu.no-code': 'The code for the GPU cannot be loaded',
          'gpu.lost-idle': 'The context is lost while idle',
          'gpu.lost-for-good': 'The context is lost during a spin, for good',
          'gpu.lost-and-back': 'The context is lost during a spin and comes back before its end',
          'gpu.lost-thrice': 'The context is lost three times in a row',
          'gpu.lost-first-frame': 'The context is lost in the very first frame',
          'gpu.lost-loading': "The context is lost while the scene's code loads",
          'gpu.shader-first': 'A shader of the first frame does not compile',
          'gpu.shader-later': 'A shader needed later does not compile',
          'gpu.link': 'A program does not link',
          'gpu.draw-throws': 'A draw call throws during a spin',
          'gpu.frame-throws': 'Our own code of a frame throws',
          'gpu.render-throws': 'A part of the scene throws while it renders',
          'gpu.no-canvas': 'Neither WebGL nor a 2D canvas',
        },
      },
    },
    {
      title: 'What the visitor made is not lost',
      promises: {
        'Unreadable data is quarantined, never overwritten': {
          'storage.unreadable': '14 kinds of damaged or hostile stored wheels',
          'storage.no-room': 'No room for the quarantine',
          'storage.newer-version': 'A newer version stores another format from another tab',
          'storage.beyond-calendar': 'Times and figures beyond every calendar',
        },
        'What is written can be read again': {
          'storage.readable': 'The same option twice in one list; a clock before 1970',
        },
        'A spin needs no storage; one message says that it fails': {
          'storage.full': 'Storage is full',
          'storage.forbidden': 'Storage is forbidden',
          'storage.fails-a-while': 'Storage fails for a while',
        },
        'Two tabs do not overwrite each other': {
          'tabs.idle': 'A change in one while the other is idle',
          'tabs.spinning': 'A change in one while the other spins',
          'tabs.both-spin': 'Both spin at once',
          'tabs.closed': 'A tab is closed during a spin and the other changes things',
          'tabs.asleep': 'A tab slept through a change',
          'tabs.cleared': 'The data is cleared in another tab',
          'tabs.one-fails': 'Storage fails in one while the other works',
          'tabs.opened-late': 'A tab is opened while another spins',
        },
        'A result is recorded on the wheel it was drawn on': {
          'result.other-wheel': 'Another tab opens another wheel during the spin',
          'result.other-wheel-closed': '... and the spinning tab is closed',
          'result.last-three': 'Two tabs spin the last three options',
        },
        'Wheels in My Wheels are at one place or the other, never at none': {
          'library.forbidden': 'The browser has no database for the page',
          'library.full': 'No room in the database',
          'library.closed-between': 'The page is closed before wheels are moved',
          'library.unreadable': 'Records that cannot be read, or are of a later version',
          'library.two-tabs': 'Two tabs open, rename and remove the same wheels',
          'library.newer-version': 'A newer version takes the database over in another tab',
        },
        'A wheel is stored before another takes its place': {
          'open.no-room': 'A link too large to be stored beside it',
          'open.preset': 'A preset with its own colors and results',
          'open.link-mid-spin': 'A link is put into the address during a spin',
          'open.file-mid-spin': 'A file is opened during a spin, or just before one',
        },
        'Links and files are not trusted': {
          'open.damaged-link': 'A damaged link',
          'open.not-a-wheel': 'A file that is not a wheel',
        },
        'The page may crash, the wheel survives': {
          'crash.render': 'Rendering throws',
          'crash.no-storage': '... and the browser stores nothing',
          'crash.first-paint': '... before the first paint',
          'crash.no-rescue-page': '... and the crash page cannot be loaded',
          'crash.many-options': '... with 10,000 options',
        },
        'A page that cannot start says so': {
          'start.no-segmenter': 'A browser without Intl.Segmenter',
          'start.no-entropy': 'No random numbers',
          'start.entry-gone': 'The entry script is gone from the server',
          'start.entry-blocked': 'The entry script is blocked',
          'start.entry-cut': 'The entry script is truncated',
          'start.entry-throws': 'The entry script throws',
          'start.entry-rejects': 'The entry script rejects a promise',
          'start.part-gone': 'A module that the entry imports is gone',
          'start.no-modules': 'A browser without modules',
          'start.slow': 'The entry script hangs, or loads slowly',
          'start.no-watcher': '... and the script that watches over the start is gone',
          'start.no-javascript': 'JavaScript is disabled',
          'start.info-page': 'The script of an info page fails',
        },
        'Nothing fails silently': {
          'uncaught.error': 'An error outside React',
          'uncaught.rejection': 'An unhandled promise rejection',
        },
      },
    },
    {
      title: 'The site is available',
      promises: {
        'After one visit it works without a network': {
          'offline.page-open': 'The server is gone, the page stays open',
          'offline.reload': 'The server is gone, the page is reloaded',
          'offline.everything': '... every page, picture, example and shared link',
          'offline.evicted': 'The browser has evicted the files',
        },
        'A new version waits for consent, and never interrupts a spin': {
          'update.mid-spin': 'A version is deployed during a spin',
          'update.consent-mid-spin': 'Consent is given during a spin',
          'update.other-tab': 'Another tab takes the new version',
          'update.incomplete': 'A version with a file missing is deployed',
          'update.part-gone': 'A part of an old version is gone from the server',
        },
        'An operator can correct or withdraw what browsers have cached': {
          'operator.headers': 'Headers change and the pages do not',
          'operator.foreign-page': 'An error or a foreign page in place of a page',
          'operator.headers-and-version': 'Headers change along with the version',
          'operator.switch-off': 'The kill switch replaces the worker',
          'operator.worker-gone': 'The worker is gone from the server (404, 410)',
          'operator.open-all-day': '... while a page is open all day',
          'operator.pages-on-the-way': '... and pages are about to be cached',
          'operator.foreign-worker': 'An error or a foreign page in place of the worker',
          'operator.localhost': "The worker is gone on the developer's own machine",
        },
        'A page does only what it is meant to': {
          'policy.foreign-code': 'Injected or external scripts, styles and pictures',
          'policy.no-headers': '... on a host that sends no headers',
          'policy.framed': 'A page that frames the site',
        },
        'It runs all day': {
          'long-life.no-leak': '1,000 spins and 200 wheels in one page',
        },
        'A name does not affect the text around it': {
          'name.direction': 'It runs right to left, or reverses what follows',
          'name.piled-marks': 'Dozens of marks are piled on each letter',
        },
      },
    },
  ],
}
