// Until the app runs: takes the first request to spin, and if the app cannot start, says so and saves the stored data to
// a file. Every module of the site may have failed, so this is an independent script in old syntax. Most of its text is
// in index.html. src/ui/rescue/rescue.ts is the counterpart for an app that has started.
;(function () {
  // As in src/platform/storage.ts.
  var OWN_KEY = /^(wheel_|user_preferences|theme$|contact_draft$|pwa-|reloaded_for$)/
  var start = part('start')
  // The app already runs.
  if (!start) return
  // As in src/ui/rescue/messages.ts; a test compares them. In another language the build puts them into the page.
  var messages = JSON.parse(part('start-said').getAttribute('data-messages')) || {
    savedWheel: 'Saved to a file. Use “Open File” to get the wheel back.',
    savedRemains: 'Saved to a file. It contains all the data that was left, but no wheel that can be opened.',
    nothingToSave: 'There is nothing to save: no wheel is stored in this browser.',
    saveFailed: 'The file could not be created. Your data is still stored in this browser.'
  }
  var hasFailed = false
  /** The wheel and the large button, of the rendered screen and of the app. */
  var SPINS = '[data-wheel],[data-part=dock]>button'

  // Nothing else works yet, so keys, pointers and screen readers pass it by. Links work.
  var controls = document.querySelectorAll('#root button,#root input,#root select,#root summary,#root [role=row]')
  for (var index = 0; index < controls.length; index += 1) {
    if (!controls[index].matches(SPINS)) controls[index].inert = true
  }
  addEventListener('click', function (event) {
    if (isWaiting() && isSpin(event.target)) ask('press')
  })
  addEventListener('keydown', function (event) {
    var isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    if (!isWaiting() || !isPlain || event.target !== document.body) return
    if (event.key !== ' ' && event.key !== 'Enter') return
    // Space would scroll the page.
    event.preventDefault()
    ask('key')
  })

  part('start-save').hidden = false
  part('start-save').addEventListener('click', function () {
    var message
    try {
      message = save()
    } catch (cause) {
      message = messages.saveFailed
    }
    part('start-said').textContent = message
  })
  part('start-again').addEventListener('click', function (event) {
    // The link's own address would lose a wheel in the hash.
    event.preventDefault()
    location.reload()
  })
  addEventListener('error', failedToRun, true)
  addEventListener('unhandledrejection', function (event) {
    if (isFromThisSite(traceOf(event.reason))) fail(event.reason)
  })
  if (!('noModule' in document.createElement('script'))) fail('This browser does not support JavaScript modules')

  function part(id) {
    return document.getElementById(id)
  }

  function isWaiting() {
    return document.body.contains(start)
  }

  function isSpin(element) {
    return Boolean(element.closest && element.closest(SPINS))
  }

  /** The app does it as soon as it runs, once (src/app/App.tsx); until then the button stays pressed. */
  function ask(how) {
    if (hasFailed) return
    document.documentElement.setAttribute('data-asked', how)
    // By then the page says that it is slow, and a spin would come as a surprise.
    setTimeout(function () {
      document.documentElement.removeAttribute('data-asked')
    }, 8000)
  }

  function failedToRun(event) {
    var script = event.target
    if (script && script.type === 'module') fail('Could not load ' + script.src)
    else if (isFromThisSite(event.filename + traceOf(event.error))) fail(event.error || event.message)
  }

  /** Errors of extensions and other sites do not mention this origin in their stack. */
  function isFromThisSite(trace) {
    return trace.indexOf(location.origin + '/') >= 0
  }

  function fail(cause) {
    if (hasFailed || !isWaiting()) return
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

  /** Returns a message about the outcome. */
  function save() {
    var stored = readStored()
    if (!stored) return messages.nothingToSave
    var file = fileOf(stored)
    var url = URL.createObjectURL(
      new Blob([JSON.stringify(file, null, 2) + '\n'], { type: 'application/x-fairwheel+json' })
    )
    var link = document.createElement('a')
    link.href = url
    link.download = 'rescued.fairwheel'
    document.body.appendChild(link)
    link.click()
    document.body.removeChild(link)
    setTimeout(function () {
      URL.revokeObjectURL(url)
    }, 0)
    return file.segments ? messages.savedWheel : messages.savedRemains
  }

  /** All stored texts by key; null if there are none or access is denied. */
  function readStored() {
    var stored = {}
    var isEmpty = true
    try {
      for (var index = 0; index < localStorage.length; index += 1) {
        var key = localStorage.key(index)
        if (!OWN_KEY.test(key)) continue
        stored[key] = localStorage.getItem(key)
        isEmpty = false
      }
    } catch (cause) {
      return null
    }
    return isEmpty ? null : stored
  }

  /** The same file as src/ui/rescue/rescueFile.ts makes without a state; a test compares the two. */
  function fileOf(stored) {
    var wheel = null
    try {
      wheel = (JSON.parse(stored.wheel_current) || {}).wheel || {}
    } catch (cause) {
      wheel = {}
    }
    var file = wheelFields(wheel)
    file.kept = stored
    file.remembered = null
    file.created = Date.now()
    return file
  }

  /** The same as in src/share/file.ts. */
  function wheelFields(wheel) {
    var file = { v: 1 }
    if (!Array.isArray(wheel.segments) || wheel.segments.length === 0) return file
    var settings = wheel.settings || {}
    file.name = wheel.name
    file.segments = wheel.segments.map(function (segment) {
      var one = segment || {}
      return {
        id: one.id,
        text: one.text,
        color: one.color,
        weight: one.weight === 1 ? undefined : one.weight,
        picture: one.picture,
        eliminated: one.eliminated === true ? true : undefined,
        picked: one.picked === true ? true : undefined,
        absent: one.absent === true ? true : undefined
      }
    })
    var isSame = settings.afterWin === 'same'
    file.settings = {
      soundEnabled: settings.soundEnabled,
      theme: settings.theme,
      eliminationMode: settings.eliminationMode,
      noRepeats: settings.noRepeats === true ? true : undefined,
      afterWin: isSame ? undefined : settings.afterWin,
      asideSpins: isSame ? undefined : settings.asideSpins,
      showProbabilities: settings.showProbabilities,
      weightsCount: settings.weightsCount === true ? true : undefined,
      soundSet: settings.soundSet === 'classic' ? undefined : settings.soundSet,
      rushSound: settings.rushSound === false ? false : undefined,
      winnerSound: settings.winnerSound === false ? false : undefined,
      eliminatedSound: settings.eliminatedSound === false ? false : undefined,
      ownSounds: /\./.test(JSON.stringify(settings.ownSounds)) ? settings.ownSounds : undefined,
      confetti: settings.confetti === 'little' ? undefined : settings.confetti,
      confettiEmoji: settings.confettiEmoji === '' ? undefined : settings.confettiEmoji,
      picturePlace: settings.picturePlace === 'beside' ? undefined : settings.picturePlace,
      animationSpeed: settings.animationSpeed
    }
    file.absentOn = wheel.absentOn
    file.originalSegments = wheel.originalSegments
    file.history = wheel.history
    file.eliminationHistory = wheel.eliminationHistory
    file.statistics = wheel.statistics
    file.turnsSince = wheel.turnsSince
    file.groups = wheel.groups
    file.palette = wheel.palette || undefined
    file.hubPicture = wheel.hubPicture || undefined
    file.background = wheel.background || undefined
    file.createdAt = wheel.createdAt
    file.lastUsed = wheel.lastUsed
    return file
  }
})()
