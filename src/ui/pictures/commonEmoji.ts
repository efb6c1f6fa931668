// Emoji to pick from: what classes, streams and friends put on wheels. All are single characters of Emoji 12 (2019) or
// older, so old phones have them; flags are left out, because Windows shows letters instead.

/** Each kind on lines of its own: only the order says what belongs together. */
export const COMMON_EMOJI: readonly string[] = [
  '😀 😂 😊 😍 😎 🤩 🥳 🤓 🤔 😴 😮 😢 😡 😱',
  '🤖 👽 👻 🎃 👶 🧒 🧑 🧓 🦸 🧙 🧚',
  '👍 👎 👏 🙌 👋 ✌️ 💪',
  '🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵',
  '🐔 🐧 🦉 🐴 🦄 🐘 🦖 🐢 🐍 🐙 🐬 🦈 🐝 🦋',
  '🌸 🌻 🌲 🌵 🍀 🍁 🌍 ☀️ ☁️ ☔ ⚡ ❄️ 🌈 🌙',
  '🍎 🍌 🍇 🍉 🍓 🥕 🍔 🍟 🍕 🌮 🍣 🍜 🍝 🥗 🍿 🍦 🍩 🍪 🎂 ☕ 🥤',
  '⚽ 🏀 🏈 🎾 🏐 🏓 🎳 🎯 🎲 🎮 🧩 🎨 🎭 🎬 🎤 🎧 🎸 🎹 🥁 🎵 📷',
  '🏠 🏫 🏰 🏕️ 🏖️ ⛰️ 🎡 🚗 🚌 🚲 🚂 ⛵ ✈️ 🚀',
  '📚 ✏️ 💻 💡 🔬 ⏰ 🧹',
  '🎉 🎈 🎁 🎄 🏆 🥇 👑 ⭐ 🔥 ❤️ 💯 ✅ ❌ ❓',
  '🔴 🟠 🟡 🟢 🔵 🟣 🟤 ⚫ ⚪',
].flatMap((kind) => kind.split(' '))
