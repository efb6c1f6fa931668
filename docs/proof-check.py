"""Checks a proven draw without Fairwheel, as proof.md says. It needs Python 3.9 and nothing else:

    python3 proof-check.py FILE-OR-LINK

It does NOT check the signature of the round. That takes pairings on the curve BLS12-381, which Python does not have and
which would be more than all of this program. It prints where to look the signature up; proof-check.mjs checks it.

Whether it reads proofs as all other readers do: python3 proof-check.py --vectors proof-vectors.json
"""

import base64
import hashlib
import hmac
import json
import re
import sys
import zlib
from bisect import bisect_right
from datetime import datetime, timedelta, timezone
from itertools import accumulate, count, islice

# drand's quicknet: a round every 3 seconds.
CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
LATEST_DUE = 8_640_000_000_000

FIELDS = ("chain", "round", "name", "entries", "weights", "prizes", "again", "salt", "show")
# The same as in ECMAScript. Python's own strip() takes other signs.
WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)


class Wrong(Exception):
    """A step does not pass."""

    def __init__(self, step, names=None):
        super().__init__(f"{step}: {names}" if names else step)
        self.step = step


def demand(holds, step, names=None):
    if not holds:
        raise Wrong(step, names)


def due(round_):
    """In seconds since the beginning of 1970."""
    return 1_692_803_367 + (round_ - 1) * 3


# How a proof is written


def written(value):
    """JSON as ECMAScript writes it, where all numbers are integers."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def units(text):
    """The length in UTF-16. A surrogate without its other half is two here; nothing that has one is accepted."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def is_text(value, least, most):
    if not isinstance(value, str) or re.search("[\ud800-\udfff]", value):
        return False
    return least <= units(value) <= most


def is_name(value, least, most):
    return is_text(value, least, most) and value.strip(WHITE_SPACE) == value


def is_digits(value, length):
    return isinstance(value, str) and len(value) == length and re.fullmatch("[0-9a-f]+", value) is not None


def is_color(value):
    return isinstance(value, str) and re.fullmatch("#[0-9a-f]{6}", value) is not None


def is_integer(value, least, most):
    # True and False are integers to Python.
    return type(value) is int and least <= value <= most


def is_list(value, least, most, is_one):
    return isinstance(value, list) and least <= len(value) <= most and all(map(is_one, value))


def is_prize(value):
    return (
        isinstance(value, dict)
        and is_name(value.get("name"), 0, 960)
        and is_integer(value.get("places"), 1, 10_000)
        and is_integer(value.get("reserves"), 0, 10_000)
    )


def is_weights(value, length):
    if value is None:
        return True
    return is_list(value, length, length, lambda one: is_integer(one, 1, 100_000)) and len(set(value)) > 1


def is_show(value, length):
    return (
        isinstance(value, dict)
        and is_text(value.get("theme"), 0, 64)
        and is_integer(value.get("spinMs"), 0, 10_000)
        and is_list(value.get("colors"), length, length, is_color)
    )


def read_announcement(given):
    demand(isinstance(given, dict) and is_integer(given.get("fairwheel"), 1, 1), "format")
    chain, round_, name, entries, weights, prizes, again, salt, show = (given[field] for field in FIELDS)
    demand(is_digits(chain, 64), "format", "chain")
    demand(is_integer(round_, 1, 2**53 - 1), "format", "round")
    demand(is_name(name, 0, 800), "format", "name")
    demand(is_list(entries, 1, 10_000, lambda one: is_name(one, 1, 480)), "format", "entries")
    demand(is_weights(weights, len(entries)), "format", "weights")
    demand(is_list(prizes, 1, 10_000, is_prize), "format", "prizes")
    demand(sum(prize["places"] for prize in prizes) <= 10_000, "format", "prizes")
    demand(sum(prize["reserves"] for prize in prizes) <= 10_000, "format", "prizes")
    demand(again is False or (again is True and len(entries) * len(prizes) <= 1_000_000), "format", "again")
    demand(is_digits(salt, 32), "format", "salt")
    demand(is_show(show, len(entries)), "format", "show")
    announcement = {"fairwheel": 1, **{field: given[field] for field in FIELDS}}
    announcement["prizes"] = [{key: prize[key] for key in ("name", "places", "reserves")} for prize in prizes]
    announcement["show"] = {key: show[key] for key in ("theme", "spinMs", "colors")}
    demand(units(written(announcement)) <= 7 * 2**20, "format")
    return announcement


def integer(digits):
    # No number of a proof is longer, and Python takes its time for a million digits.
    return int(digits) if len(digits) <= 17 else None


def read_proof(text):
    """The text as a proof. It is one if it is exactly what is written of it."""
    outside_strings = re.sub(r'"[^"\\]*(?:\\.[^"\\]*)*"', "", text, flags=re.DOTALL)
    demand(len(re.findall(r"[,\[{]", outside_strings)) <= 250_000, "format")
    given = json.loads(text, parse_int=integer)
    demand(isinstance(given, dict), "format")
    announcement = read_announcement(given.get("announcement"))
    fingerprint, sums, signature, results = (
        given.get(key) for key in ("fingerprint", "sums", "signature", "results")
    )
    demand(is_digits(fingerprint, 64), "format", "fingerprint")
    demand(isinstance(sums, dict) and all(is_digits(sums.get(field), 16) for field in FIELDS), "format", "sums")
    demand(is_digits(signature, 96), "format", "signature")

    def are_indexes(value):
        last = len(announcement["entries"]) - 1
        return is_list(value, 0, 10_000, lambda index: is_integer(index, 0, last))

    def is_result(value):
        return isinstance(value, dict) and are_indexes(value.get("winners")) and are_indexes(value.get("reserves"))

    demand(is_list(results, 0, 10_000, is_result), "format", "results")
    proof = {
        "announcement": announcement,
        "fingerprint": fingerprint,
        "sums": {field: sums[field] for field in FIELDS},
        "signature": signature,
        "results": [{"winners": one["winners"], "reserves": one["reserves"]} for one in results],
    }
    demand(written(proof) == text, "format")
    return proof


def text_of_file(data):
    text = data.decode()
    demand(units(text) <= 8 * 2**20, "format")
    return text.strip(WHITE_SPACE)


def text_of_link(link):
    """What follows the # of an address."""
    demand(re.fullmatch(r"p\.[A-Za-z0-9_-]+", link) and len(link) <= 16_384, "format")
    digits = link[2:]
    data = base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
    demand(base64.urlsafe_b64encode(data).decode().rstrip("=") == digits and len(data) > 4, "format")
    demand(int.from_bytes(data[:4], "big") == zlib.crc32(data[4:]), "format")
    inflating = zlib.decompressobj(-15)
    text = inflating.decompress(data[4:], 8 * 2**20)
    demand(inflating.eof and not inflating.unused_data, "format")
    return text.decode()


def read(link=None, file=None):
    """What is in a link, or in the bytes of a file."""
    try:
        return read_proof(text_of_file(file) if link is None else text_of_link(link))
    except (ValueError, KeyError, RecursionError, zlib.error) as error:
        raise Wrong("format") from error


# Who wins


def words(randomness, fingerprint, lane):
    for block in count():
        message = bytes.fromhex(fingerprint) + b"\0" + lane.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hmac.digest(randomness, message, "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def people(announcement, source, most):
    """The first people in the order drawn. Of the weights left, in the order of the list, x falls into one."""
    entries, weights = announcement["entries"], announcement["weights"]
    left = list(range(len(entries)))
    drawn = {}
    while left and len(drawn) < most:
        sums = list(accumulate(weights[index] for index in left)) if weights else None
        total = sums[-1] if sums else len(left)
        word = next(source)
        while word >= 2**32 - 2**32 % total:
            word = next(source)
        x = word % total
        index = left.pop(bisect_right(sums, x) if sums else x)
        # What is drawn again is another ticket of the same person.
        drawn.setdefault(entries[index], index)
    return list(drawn.values())


def results_of(announcement, fingerprint, randomness):
    prizes = announcement["prizes"]
    places_of = [prize["places"] + prize["reserves"] for prize in prizes]

    def order(lane, most):
        return iter(people(announcement, words(randomness, fingerprint, lane), most))

    if announcement["again"]:
        orders = [order(lane, most) for lane, most in enumerate(places_of)]
    else:
        orders = [order(0, sum(places_of))] * len(prizes)  # one order, from which all prizes take
    winners = [list(islice(left, prize["places"])) for prize, left in zip(prizes, orders)]
    reserves = [list(islice(left, prize["reserves"])) for prize, left in zip(prizes, orders)]
    return [{"winners": won, "reserves": waiting} for won, waiting in zip(winners, reserves)]


# The steps


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check(given, passed=lambda step: None):
    """Raises Wrong at the first step that does not pass."""
    proof = read(**given)
    announcement, fingerprint = proof["announcement"], proof["fingerprint"]
    passed("format")

    demand(announcement["chain"] == CHAIN, "chain")
    passed("chain")

    sums = {field: sha256(written([field, announcement[field]]))[:16] for field in FIELDS}
    changed = [field for field in FIELDS if sums[field] != proof["sums"][field]]
    demand(sha256(written(announcement)) == fingerprint, "fingerprint", ", ".join(changed))
    demand(not changed, "fingerprint", "sums")
    passed("fingerprint")

    demand(due(announcement["round"]) <= LATEST_DUE, "round")
    passed("round")

    randomness = hashlib.sha256(bytes.fromhex(proof["signature"])).digest()
    demand(results_of(announcement, fingerprint, randomness) == proof["results"], "results")
    passed("results, if the signature is genuine")
    return proof


def failing_step(vector):
    file = bytes.fromhex(vector["bytes"]) if "bytes" in vector else vector.get("file", "").encode()
    try:
        check({"link": vector["link"]} if "link" in vector else {"file": file})
    except Wrong as wrong:
        return wrong.step
    return None


def shown(text):
    """Names may hold signs that a terminal obeys."""
    return repr(text)


def tell(proof):
    announcement = proof["announcement"]
    entries, weights, round_ = announcement["entries"], announcement["weights"], announcement["round"]

    def names(indexes):
        return ", ".join(shown(entries[index]) for index in indexes) or "nobody"

    for prize, result in zip(announcement["prizes"], proof["results"]):
        print(f"     {shown(prize['name'])}: {names(result['winners'])}. In reserve: {names(result['reserves'])}.")
    print(f"The list: entries {len(entries)}, different texts {len(set(entries))}.")
    if len(set(entries)) < len(entries):
        print("Some are on it several times, and so likelier to win.")
    if weights:
        print(f"Weights count: from {min(weights) / 100} to {max(weights) / 100}. Not all are equally likely to win.")
    print("This program cannot say whether the list is complete, whether tickets and weights are deserved,")
    print("and whether two texts that look alike are one person. Read the list.")
    print("Not checked: the signature. Is it the one that drand has published?")
    print(f"     https://api.drand.sh/{CHAIN}/public/{round_}")
    print(f"     {proof['signature']}")
    try:
        when = (datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=due(round_))).isoformat()
    except OverflowError:
        when = f"{due(round_)} seconds after the beginning of 1970"
    print(f"Is this the fingerprint that was announced before {when}?")
    print(f"     {proof['fingerprint']}")


def main(arguments):
    if arguments[:1] == ["--vectors"] and len(arguments) == 2:
        with open(arguments[1], encoding="utf-8") as file:
            vectors = json.load(file)
        # Where only the signature is wrong, everything else is right.
        expected = [None if vector.get("fails") == "signature" else vector.get("fails") for vector in vectors]
        others = [one["title"] for one, step in zip(vectors, expected) if failing_step(one) != step]
        for title in others:
            print(f"NO   {shown(title)}")
        unchecked = sum(vector.get("fails") == "signature" for vector in vectors)
        print(f"{len(vectors) - len(others)} of {len(vectors)}, but for the signatures: {unchecked} have a wrong one")
        return 1 if others or not vectors else 0
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        _, mark, link = arguments[0].partition("#")
        if mark and re.match("[apf][.]", link):
            given = {"link": link}
        else:
            with open(arguments[0], "rb") as file:
                given = {"file": file.read()}
        tell(check(given, lambda step: print(f"yes  {step}")))
    except Wrong as wrong:
        print(f"NO   {wrong} does not match", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"NO   {shown(str(error))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
