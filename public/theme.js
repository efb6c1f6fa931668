// Before the first paint: what the page that the build has rendered cannot know of this visitor. In a file, because the
// content security policy forbids inline scripts. start.css and the app's styles say what each attribute does.
const { dataset } = document.documentElement
// The wheel of a link, as a kept one, takes the place of the rendered one before it is seen.
if (location.hash.length > 1) dataset.returning = ''
if (!document.fullscreenEnabled) dataset.windowed = ''
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('wheel_current') !== null) dataset.returning = ''
  const preferences = JSON.parse(localStorage.getItem('user_preferences'))
  if (preferences?.wheelSize === 'fixed') dataset.fixedWheel = ''
} catch {}
