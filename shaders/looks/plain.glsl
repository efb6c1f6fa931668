// What a look may change, as it is where the look before this defines nothing else. `at` turns with the wheel; `at` and
// `travel`, how far the wheel has moved there since the last frame, are in radii. Colors are linear.

#ifndef DISC
vec3 discOver(vec3 c, vec2 at, float travel) { return c; }
#endif

// The line between two segments, over the mean of their colors; they are `width` CSS pixels wide there.
#ifndef LINE
vec3 lineOver(vec3 c, vec3 line, float width) { return line; }
#endif

// `across` is 0 at its inner edge and 1 at its outer.
#ifndef RIM
vec3 rimOver(vec3 c, vec2 at, float across, float travel) { return c; }
#endif
