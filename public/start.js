// Says at once that the wheel cannot start, and hands out what is kept. Every module of the site may have failed, so
// this is one script of its own in old syntax. Its words are in index.html; src/ui/page/rescue.ts is for a page that started.
;(function () {
  // As in src/platform/ownStorage.ts.
  var OWN_KEY = /^(wheel_|user_preferences|theme$|contact_draft$|pwa-|reloaded_for$)/
  var start = part('start')
  // React takes its place.
  if (!start) return
  var hasFailed = false

  part('start-save').hidden = false
  part('start-save').addEventListener('click', function () {
    var words
    try {
      words = save()
    } catch (cause) {
      words = 'The file could not be made. What is kept in this browser is still there.'
    }
    part('start-said').textContent = words
  })
  part('start-again').addEventListener('click', function (event) {
    // The link alone would lose a wheel that is in the address.
    event.preventDefault()
    location.reload()
  })
  addEventListener('error', failedToRun, true)
  addEventListener('unhandledrejection', function (event) {
    if (isOurs(traceOf(event.reason))) fail(event.reason)
  })
  if (!('noModule' in document.createElement('script'))) fail('This browser knows no modules')

  function part(id) {
    return document.getElementById(id)
  }

  function failedToRun(event) {
    var script = event.target
    if (script && script.type === 'module') fail('Could not load ' + script.src)
    else if (isOurs(event.filename + traceOf(event.error))) fail(event.error || event.message)
  }

  /** Errors of extensions and other sites leave no trace of this one. */
  function isOurs(trace) {
    return trace.indexOf(location.origin + '/') >= 0
  }

  function fail(cause) {
    if (hasFailed || !document.body.contains(start)) return
    hasFailed = true
    start.setAttribute('data-failed', '')
    part('start-slow').hidden = true
    part('start-failed').hidden = false
    part('start-report').hidden = false
    part('start-cause').textContent = cause + '\n' + traceOf(cause) + '\n' + navigator.userAgent
    part('start-heading').focus()
  }

  function traceOf(cause) {
    return (cause && cause.stack) || ''
  }

  /** Says what came of it. */
  function save() {
    var kept = readKept()
    if (!kept) return 'There is nothing to save: this browser keeps no wheel for this site.'
    var file = fileOf(kept)
    var url = URL.createObjectURL(
      new Blob([JSON.stringify(file, null, 2) + '\n'], { type: 'application/json' })
    )
    var link = document.createElement('a')
    link.href = url
    link.download = 'rescued.wheel.json'
    document.body.appendChild(link)
    link.click()
    document.body.removeChild(link)
    setTimeout(function () {
      URL.revokeObjectURL(url)
    }, 0)
    return file.segments
      ? 'Saved to a file. “Open File” brings the wheel back from it.'
      : 'Saved to a file. It holds everything that was left, but no wheel that opens.'
  }

  /** Every text of ours by its key; null when there is none or nobody may read. */
  function readKept() {
    var kept = {}
    var isEmpty = true
    try {
      for (var index = 0; index < localStorage.length; index += 1) {
        var key = localStorage.key(index)
        if (!OWN_KEY.test(key)) continue
        kept[key] = localStorage.getItem(key)
        isEmpty = false
      }
    } catch (cause) {
      return null
    }
    return isEmpty ? null : kept
  }

  /** The same file as that of src/ui/page/rescueFile.ts for a page without a state; a test compares them. */
  function fileOf(kept) {
    var wheel = null
    try {
      wheel = (JSON.parse(kept.wheel_current) || {}).wheel || {}
    } catch (cause) {
      wheel = {}
    }
    var file = { v: 1 }
    if (Array.isArray(wheel.segments) && wheel.segments.length >= 2) {
      file.name = wheel.name
      file.segments = wheel.segments.map(function (segment) {
        var one = segment || {}
        return { text: one.text, color: one.color, weight: one.weight }
      })
    }
    file.created = Date.now()
    file.kept = kept
    file.remembered = null
    return file
  }
})()
